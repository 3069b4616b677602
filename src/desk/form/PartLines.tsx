import type { PartList } from '../item/part-fields.ts'
import { useEdit } from './EditContext.tsx'
import { LineListAdder } from './LineListAdder.tsx'

/** The buttons that add and remove lines of a part's lists of texts: the options of a question. */
export function PartLines({ list, index }: { list: PartList; index: number }) {
  const { language } = useEdit()
  if (language !== 'en') return null
  return list.texts
    .filter(({ kind, path }) => kind === 'lines' && path.startsWith(`${list.name}[].`))
    .map((field) => (
      <LineListAdder
        key={field.path}
        field={field}
        path={[list.name, index, ...field.path.slice(`${list.name}[].`.length).split('.')]}
      />
    ))
}
