import type { ComponentType } from 'react';
import { CheckboxPart } from './parts/choices/CheckboxPart.tsx';
import { ComboboxPart } from './parts/choices/ComboboxPart.tsx';
import { RadioGroupPart } from './parts/choices/RadioGroupPart.tsx';
import { SelectPart } from './parts/choices/SelectPart.tsx';
import { SwitchPart } from './parts/choices/SwitchPart.tsx';
import { ButtonPart } from './parts/controls/ButtonPart.tsx';
import { FieldPart } from './parts/controls/FieldPart.tsx';
import { IconButtonPart } from './parts/controls/IconButtonPart.tsx';
import { PasswordFieldPart } from './parts/controls/PasswordFieldPart.tsx';
import { SearchFieldPart } from './parts/controls/SearchFieldPart.tsx';
import { SegmentedControlPart } from './parts/controls/SegmentedControlPart.tsx';
import { TabsPart } from './parts/controls/TabsPart.tsx';
import { TextAreaPart } from './parts/controls/TextAreaPart.tsx';
import { DataTablePart } from './parts/data/DataTablePart.tsx';
import { FiguresPart } from './parts/data/FiguresPart.tsx';
import { ListStatesPart } from './parts/data/ListStatesPart.tsx';
import { RelativeTimePart } from './parts/data/RelativeTimePart.tsx';
import { VirtualListPart } from './parts/data/VirtualListPart.tsx';
import { AvatarPart } from './parts/display/AvatarPart.tsx';
import { BadgePart } from './parts/display/BadgePart.tsx';
import { BannerPart } from './parts/display/BannerPart.tsx';
import { CardPart } from './parts/display/CardPart.tsx';
import { ChipPart } from './parts/display/ChipPart.tsx';
import { ProgressPart } from './parts/display/ProgressPart.tsx';
import { SkeletonPart } from './parts/display/SkeletonPart.tsx';
import { CodePart } from './parts/documents/CodePart.tsx';
import { DiffPart } from './parts/documents/DiffPart.tsx';
import { JsonTreePart } from './parts/documents/JsonTreePart.tsx';
import { ColorPart } from './parts/foundations/ColorPart.tsx';
import { MotionPart } from './parts/foundations/MotionPart.tsx';
import { SpacePart } from './parts/foundations/SpacePart.tsx';
import { TypePart } from './parts/foundations/TypePart.tsx';
import { CommandsPart } from './parts/help/CommandsPart.tsx';
import { RegionPart } from './parts/help/RegionPart.tsx';
import { DialogPart } from './parts/overlays/DialogPart.tsx';
import { MenuPart } from './parts/overlays/MenuPart.tsx';
import { PopoverPart } from './parts/overlays/PopoverPart.tsx';
import { QuestionPart } from './parts/overlays/QuestionPart.tsx';
import { ToastPart } from './parts/overlays/ToastPart.tsx';
import { TooltipPart } from './parts/overlays/TooltipPart.tsx';

interface PartGroup {
  group: string;
  /** `isWide`: its sheets stand one above the other instead of side by side. */
  parts: readonly { name: string; Part: ComponentType; isWide?: boolean }[];
}

/** The table of contents of the gallery: one file in `parts/` for each part. The name is its heading and its anchor. */
export const galleryParts: readonly PartGroup[] = [
  {
    group: 'Foundations',
    parts: [
      { name: 'Colour', Part: ColorPart },
      { name: 'Type', Part: TypePart },
      { name: 'Space', Part: SpacePart },
      { name: 'Motion and depth', Part: MotionPart },
    ],
  },
  {
    group: 'Controls',
    parts: [
      { name: 'Button', Part: ButtonPart },
      { name: 'Icon button', Part: IconButtonPart },
      { name: 'Field', Part: FieldPart },
      { name: 'Password field', Part: PasswordFieldPart },
      { name: 'Search field', Part: SearchFieldPart },
      { name: 'Text area', Part: TextAreaPart },
      { name: 'Select', Part: SelectPart },
      { name: 'Combobox', Part: ComboboxPart },
      { name: 'Checkbox', Part: CheckboxPart },
      { name: 'Switch', Part: SwitchPart },
      { name: 'Radio group', Part: RadioGroupPart },
      { name: 'Segmented control', Part: SegmentedControlPart },
      { name: 'Tabs', Part: TabsPart },
    ],
  },
  {
    group: 'Display',
    parts: [
      { name: 'Badge', Part: BadgePart },
      { name: 'Chip', Part: ChipPart },
      { name: 'Avatar', Part: AvatarPart },
      { name: 'Card', Part: CardPart },
      { name: 'Banner', Part: BannerPart },
      { name: 'Progress', Part: ProgressPart },
      { name: 'Skeleton', Part: SkeletonPart },
    ],
  },
  {
    group: 'Overlays',
    parts: [
      { name: 'Menu', Part: MenuPart },
      { name: 'Popover', Part: PopoverPart },
      { name: 'Dialog', Part: DialogPart },
      { name: 'Question', Part: QuestionPart },
      { name: 'Tooltip', Part: TooltipPart },
      { name: 'Toast', Part: ToastPart },
    ],
  },
  {
    group: 'Data',
    parts: [
      { name: 'Data table', Part: DataTablePart, isWide: true },
      { name: 'List', Part: VirtualListPart },
      { name: 'List states', Part: ListStatesPart },
      { name: 'Relative time', Part: RelativeTimePart },
      { name: 'Figures', Part: FiguresPart },
    ],
  },
  {
    group: 'Documents',
    parts: [
      { name: 'JSON tree', Part: JsonTreePart },
      { name: 'Code', Part: CodePart },
      { name: 'Difference', Part: DiffPart },
    ],
  },
  {
    group: 'Help',
    parts: [
      { name: 'Commands', Part: CommandsPart },
      { name: 'Region', Part: RegionPart },
    ],
  },
];
