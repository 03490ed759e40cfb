import {
  CalendarPlus,
  ChartColumn,
  House,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Package,
  Settings,
  ShoppingBag,
  Tag,
  Users,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react';

/** Named in docs/new-remote.md. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'calendar-plus': CalendarPlus,
  'chart-column': ChartColumn,
  house: House,
  inbox: Inbox,
  'layout-grid': LayoutGrid,
  'message-circle': MessageCircle,
  package: Package,
  settings: Settings,
  'shopping-bag': ShoppingBag,
  tag: Tag,
  users: Users,
  webhook: Webhook,
  workflow: Workflow,
  zap: Zap,
};

export function EntryIcon({ name = '' }: { name?: string | undefined }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || LayoutGrid;
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
