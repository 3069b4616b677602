import { type RefObject, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

type Draft = Readonly<Record<string, string>>

/** The draft of a learner's form in this tab. */
interface LearnerDraft {
  /** The draft from the last visit of the page, which ended with a sign-out, a reload or a step back. */
  draft: Draft
  /** Stores the form's current values. Must be called on every input. */
  saveDraft: () => void
  /** Deletes the draft after the form was sent. */
  deleteDraft: () => void
}

/** Returns the draft that this tab stores under a key; empty if there is none. */
export const readFormDraft = (key: string): Draft => {
  const stored = environment().visit.get(key)
  return stored ? (JSON.parse(stored) as Draft) : {}
}

/** Stores a form's values under a key. Files and empty fields are left out. */
export function saveFormDraft(key: string, form: HTMLFormElement | null): void {
  if (!form) return
  const values = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value)
  environment().visit.set(key, JSON.stringify(Object.fromEntries(values)))
}

/**
 * Stores the draft of a learner's form under a name until the tab is closed or the form is sent. Files and empty
 * fields are not stored.
 */
export function useLearnerDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  learnerId: number,
): LearnerDraft {
  const key = `form ${name} ${learnerId}`
  const [draft] = useState(() => readFormDraft(key))
  return {
    draft,
    saveDraft: () => saveFormDraft(key, form.current),
    deleteDraft: () => environment().visit.set(key, ''),
  }
}
