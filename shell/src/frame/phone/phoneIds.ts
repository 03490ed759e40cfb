export const PHONE_ID = 'phone';
export const PHONE_BUTTON_ID = 'phone-button';
