import { pathOfText, type TextSlot, textFieldsOf } from '../item/text-slots.ts'
import { useEdit } from './EditContext.tsx'
import { LineList, type TextList } from './LineList.tsx'
import { TextRow } from './TextRow.tsx'

/**
 * The texts in the order of the form. Lines can be added, moved and removed only in English, because all languages
 * have the same lines.
 */
export function TextRows({ slots, lists }: { slots: readonly TextSlot[]; lists: readonly TextList[] }) {
  const { family, language, canChange } = useEdit()
  const freeLists = language === 'en' ? lists.filter(({ path }) => canChange(pathOfText({ path }, 'en'))) : []
  return textFieldsOf(family).map((field) => {
    const own = slots.filter((slot) => slot.field === field)
    const list = freeLists.find((each) => each.field === field)
    if (list) return <LineList key={field.path} list={list} slots={own} />
    return own.map((slot) => <TextRow key={slot.path.join('.')} slot={slot} />)
  })
}
