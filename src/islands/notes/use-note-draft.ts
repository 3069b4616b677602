import { useState } from 'react'
import { type Failure, readNoteDraft, saveNoteDraft } from '#src/stores/course/note.ts'

/** The state of a draft. */
interface NoteDraft<Draft> {
  draft: Draft | undefined
  sending: boolean
  failure: Failure | null
  write: (draft: Draft | undefined) => void
  send: (draft: Draft) => Promise<boolean>
}

/**
 * Manages the draft of a note under a name. Every change is stored in the tab until the server has saved the note.
 * While the note is being sent, a second click is ignored; after a failure the draft stays.
 */
export function useNoteDraft<Draft extends object>(
  learnerId: number,
  name: string,
  save: (draft: Draft) => Promise<Failure | null>,
): NoteDraft<Draft> {
  const [draft, setDraft] = useState(() => readNoteDraft<Draft>(learnerId, name))
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const write = (next: Draft | undefined) => {
    setDraft(next)
    saveNoteDraft(learnerId, name, next)
  }
  const send = async (next: Draft) => {
    if (sending) return false
    setSending(true)
    const failed = await save(next)
    setSending(false)
    setFailure(failed)
    if (!failed) write(undefined)
    return !failed
  }
  return { draft, sending, failure, write, send }
}
