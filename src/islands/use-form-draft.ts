import { type RefObject, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

type Written = Readonly<Record<string, string>>

/** The draft of a learner's form in this tab. */
interface KeptForm {
  /** The draft at the last visit of the page, which a sign-out, a reload or a step back ended. */
  written: Written
  /** Stores the form's current values; to be called on every input. */
  keep: () => void
  /** Deletes the draft after the form was sent. */
  forget: () => void
}

/** Returns the draft that this tab stores under a key. */
export const readFormDraft = (key: string): Written => {
  const kept = environment().visit.get(key)
  return kept ? (JSON.parse(kept) as Written) : {}
}

/** Stores a form's values under a key, without files and empty fields. */
export function saveFormDraft(key: string, form: HTMLFormElement | null): void {
  if (!form) return
  const said = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value)
  environment().visit.set(key, JSON.stringify(Object.fromEntries(said)))
}

/** Stores the draft of a learner's form, by name, until the tab is closed or the form is sent; without files and empty fields. */
export function useLearnerDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  learnerId: number,
): KeptForm {
  const key = `form ${name} ${learnerId}`
  const [written] = useState(() => readFormDraft(key))
  return {
    written,
    keep: () => saveFormDraft(key, form.current),
    forget: () => environment().visit.set(key, ''),
  }
}
