import { useStore } from '@nanostores/react'
import type { PartList } from '../item/part-fields.ts'
import { partSlotsOf } from '../item/part-slots.ts'
import { $me } from '../session/me.ts'
import { useEdit } from './EditContext.tsx'
import { FactField } from './FactField.tsx'
import { PartLines } from './PartLines.tsx'
import { TextRow } from './TextRow.tsx'

/** All fields of a part of a document: the values that all languages share, and the texts of the form's language. */
export function PartForm({ list, index }: { list: PartList; index: number }) {
  const { family, document, language } = useEdit()
  const { languages } = useStore($me)
  return (
    <>
      <div className="fg c">
        {list.facts.map((field) => (
          <FactField
            key={field.path}
            field={field}
            path={[list.name, index, ...field.path.slice(`${list.name}[].`.length).split('.')]}
          />
        ))}
      </div>
      <div className={language === 'en' ? 'texts' : 'tr2'}>
        {partSlotsOf(family, document, languages, list, index).map((slot) => (
          <TextRow key={slot.path.join('.')} slot={slot} />
        ))}
      </div>
      <PartLines list={list} index={index} />
    </>
  )
}
