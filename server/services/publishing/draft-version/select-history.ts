import { type DraftSave, isSameEditingSession } from './is-same-editing-session.ts'

/** Returns the last save of each editing session. `saves` are the saves of one item, the oldest first. */
export const selectHistory = <T extends DraftSave>(saves: readonly T[]): T[] =>
  saves.filter((save, index) => {
    const next = saves[index + 1]
    return !next || !isSameEditingSession(save, next)
  })
