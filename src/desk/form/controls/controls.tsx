import { lazy, Suspense } from 'react'
import type { FieldKind } from '#src/domain/content-item/field-registry/field-entry.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { AudienceControl } from './AudienceControl.tsx'
import { CategoryControl } from './CategoryControl.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import { CorrectOptionsControl } from './CorrectOptionsControl.tsx'
import { CountryControl } from './CountryControl.tsx'
import type { ControlProps } from './control.ts'
import { DateControl } from './DateControl.tsx'
import { InstantControl } from './InstantControl.tsx'
import { LanguageControl } from './LanguageControl.tsx'
import { LineControl } from './LineControl.tsx'
import { MoneyControl } from './MoneyControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { OptionPicturesControl } from './OptionPicturesControl.tsx'
import { PictureControl } from './PictureControl.tsx'
import { PositionsControl } from './PositionsControl.tsx'
import { ReferenceControl } from './ReferenceControl.tsx'
import { TextAreaControl } from './TextAreaControl.tsx'
import { TopicControl } from './TopicControl.tsx'
import { VideoControl } from './VideoControl.tsx'
import { YesNoControl } from './YesNoControl.tsx'
import { ZoneControl } from './ZoneControl.tsx'

const RichTextControl = lazy(() => import('./RichTextControl.tsx'))

/** The control of each kind of field. Lists of parts have panels instead, and the ids of parts are not edited. */
const controls: Record<Exclude<FieldKind, 'parts' | 'partId'>, (props: ControlProps) => React.ReactNode> = {
  line: LineControl,
  passage: TextAreaControl,
  lines: TextAreaControl,
  richText: (props) => (
    <Suspense fallback={<Skeleton lines={3} />}>
      <RichTextControl {...props} />
    </Suspense>
  ),
  number: (props) => (props.field.isList ? <PositionsControl {...props} /> : <NumberControl {...props} />),
  yesNo: YesNoControl,
  choice: ChoiceControl,
  reference: ReferenceControl,
  category: CategoryControl,
  video: VideoControl,
  picture: PictureControl,
  zone: ZoneControl,
  money: MoneyControl,
  date: DateControl,
  instant: InstantControl,
  country: CountryControl,
  language: LanguageControl,
  link: LineControl,
  audience: AudienceControl,
  code: LineControl,
}

/** The controls of fields whose values refer to other fields of the document, by the path of the field. */
const controlsByPath: Partial<Record<string, (props: ControlProps) => React.ReactNode>> = {
  'questions[].correct': CorrectOptionsControl,
  'questions[].optionPictures': OptionPicturesControl,
  'questions[].topic': TopicControl,
}

/** Whether the control itself explains the field. The help text of the field is then omitted. */
export const hasOwnHelp = ({ path }: ControlProps['field']): boolean => path in controlsByPath

const groupPaths: ReadonlySet<string> = new Set(['questions[].correct', 'questions[].optionPictures'])

/** The kinds of fields whose control is not a single input, so that their label names a group. */
const groups: ReadonlySet<FieldKind> = new Set(['money', 'audience', 'richText'])

/** Whether the label of a field names a group of elements instead of a single input. */
export const isInputGroup = ({ path, kind, isList }: ControlProps['field']): boolean =>
  groupPaths.has(path) || groups.has(kind) || (kind === 'choice' && isList)

/** The control of a field. */
export function Control(props: ControlProps) {
  const { kind } = props.field
  if (kind === 'parts' || kind === 'partId') return null
  const OfKind = controlsByPath[props.field.path] ?? controls[kind]
  return <OfKind {...props} />
}
