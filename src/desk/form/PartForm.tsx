import { useStore } from '@nanostores/react'
import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import type { DocumentPath } from '../item/document-path.ts'
import type { PartList } from '../item/part-fields.ts'
import { partSlotsOf } from '../item/part-slots.ts'
import { $me } from '../session/me.ts'
import { useEdit } from './EditContext.tsx'
import { SharedValueField } from './SharedValueField.tsx'
import { TextRows } from './TextRows.tsx'

/**
 * All fields of a part of a document: the values that all languages share, and the texts in the selected language.
 */
export function PartForm({ list, index }: { list: PartList; index: number }) {
  const { family, document, language } = useEdit()
  const { languages } = useStore($me)
  const pathOf = ({ path }: ContentField): DocumentPath => [
    list.name,
    index,
    ...path.slice(`${list.name}[].`.length).split('.'),
  ]
  const lists = list.textFields
    .filter(({ kind, path }) => kind === 'lines' && path.startsWith(`${list.name}[].`))
    .map((field) => ({ field, path: pathOf(field) }))
  return (
    <>
      <div className="fg c">
        {list.sharedFields.map((field) => (
          <SharedValueField key={field.path} field={field} path={pathOf(field)} />
        ))}
      </div>
      <div className={language === 'en' ? 'texts' : 'tr2'}>
        <TextRows slots={partSlotsOf(family, document, languages, list, index)} lists={lists} />
      </div>
    </>
  )
}
