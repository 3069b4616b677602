import { type RefObject, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

type Written = Readonly<Record<string, string>>

/** What was written into a form of a person in this tab, and what stands in it now. */
interface KeptForm {
  /** What had been written when the page was left: by a session that ended, a reload, or a step back. */
  written: Written
  /** Keeps what stands in the form; to be called whenever it is written in. */
  keep: () => void
  /** Forgets it: it has been sent. */
  forget: () => void
}

/** What was kept under a key in this tab. */
export const readFormDraft = (key: string): Written => {
  const kept = environment().visit.get(key)
  return kept ? (JSON.parse(kept) as Written) : {}
}

/** Keeps what stands in a form under a key, without files and empty fields. */
export function saveFormDraft(key: string, form: HTMLFormElement | null): void {
  if (!form) return
  const said = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value)
  environment().visit.set(key, JSON.stringify(Object.fromEntries(said)))
}

/** Keeps a form of a person, by its name, until the tab is closed or it is sent. Files and empty fields are not kept. */
export function useKeptForm(
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
