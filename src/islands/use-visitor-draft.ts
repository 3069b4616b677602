import { type RefObject, useEffect } from 'react'
import { environment } from '#src/environment/environment.ts'
import { readFormDraft, saveFormDraft } from './use-form-draft.ts'

/** Fills empty fields with the stored draft. */
function restoreDraft(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field && 'value' in field && field.value === '') field.value = value
  }
}

/**
 * Stores the draft of an anonymous visitor's form under a name until the tab is closed or the form is sent. After a
 * reload, the draft is restored.
 */
export function useVisitorDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const key = `form ${name}`
  useEffect(() => {
    if (form.current) restoreDraft(form.current, readFormDraft(key))
  }, [form, key])
  return {
    saveDraft: () => saveFormDraft(key, form.current),
    deleteDraft: () => environment().visit.set(key, ''),
  }
}
