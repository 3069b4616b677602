import { useStore } from '@nanostores/react'
import { languageName } from '../../components/language-name.ts'
import { $me } from '../../session/me.ts'
import type { ControlProps } from './control.ts'
import { TagControl } from './TagControl.tsx'

/** A choice of one or several languages of the portal. */
export function LanguageControl(props: ControlProps) {
  const { languages } = useStore($me)
  return <TagControl {...props} options={languages.map((value) => ({ value, label: languageName(value) }))} />
}
