import { Type } from 'typebox';
import { webhookFields } from '../model/webhookFields.ts';
import { accessLevels, deliveryOrders, responseStyles } from './repositories/preferences.repository.ts';

export const SettingsChange = Type.Object(
  {
    responseStyle: Type.Optional(Type.Enum(responseStyles)),
    deliveryOrder: Type.Optional(Type.Enum(deliveryOrders)),
    access: Type.Optional(Type.Enum(accessLevels)),
    testers: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
    hasHumanAgent: Type.Optional(Type.Boolean()),
    hasRateLimits: Type.Optional(Type.Boolean()),
    containerPolls: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    retiredMetrics: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { uniqueItems: true })),
    seed: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])),
    appFields: Type.Optional(Type.Array(Type.Enum(Object.keys(webhookFields)), { uniqueItems: true })),
  },
  { additionalProperties: false },
);
