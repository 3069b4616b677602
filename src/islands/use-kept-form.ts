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

const read = (key: string): Written => {
  const kept = environment().visit.get(key)
  return kept ? (JSON.parse(kept) as Written) : {}
}

/** Keeps a form of a person, by its name, until the tab is closed or it is sent. Files and empty fields are not kept. */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  learnerId: number,
): KeptForm {
  const key = `form ${name} ${learnerId}`
  const [written] = useState(() => read(key))
  return {
    written,
    keep() {
      if (!form.current) return
      const said = [...new FormData(form.current)].filter(([, value]) => typeof value === 'string' && value)
      environment().visit.set(key, JSON.stringify(Object.fromEntries(said)))
    },
    forget: () => environment().visit.set(key, ''),
  }
}
