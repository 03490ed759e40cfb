import {
  Bell,
  Calendar,
  CalendarPlus,
  ChartColumn,
  FileText,
  Globe,
  House,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Package,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  Users,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react';

/** Named in docs/new-remote.md. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  calendar: Calendar,
  'calendar-plus': CalendarPlus,
  'chart-column': ChartColumn,
  'file-text': FileText,
  globe: Globe,
  house: House,
  inbox: Inbox,
  'layout-grid': LayoutGrid,
  'message-circle': MessageCircle,
  package: Package,
  settings: Settings,
  'shopping-bag': ShoppingBag,
  star: Star,
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
