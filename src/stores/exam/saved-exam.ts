import * as z from 'zod/mini'
import { type RoomAnswer, type StoredPaper, storedPaper, waitingAnswers } from '../../domain/exam/room.ts'
import { type EncryptedStore, examDevice } from '../../environment/exam-device.ts'

/** Answers that have not been sent yet, with their attempt and seat. */
export type WaitingAnswers = z.infer<typeof waitingAnswers>
export type PositionedAnswer = RoomAnswer & { position: number }

/** A stored exam, or the stored mock exam of a question bank. */
interface StoredExam {
  exam: string
  targetId: number
}

let vault: EncryptedStore | undefined

/** Opens the encrypted store of a learner on this device. */
export const openLearnerStore = (person: number): void => {
  vault = examDevice().openStore(person)
}

const paperName = ({ exam, targetId }: StoredExam): string => `paper ${exam} ${targetId}`
const waitingName = (target: StoredExam): string => `waiting ${paperName(target)}`

/**
 * Stores the unsent answers; if there are none, deletes the stored ones. Returns false if the browser stores nothing,
 * as in a private window.
 */
export async function saveUnsentAnswers(target: StoredExam, waiting: WaitingAnswers): Promise<boolean> {
  if (!vault) return false
  const name = waitingName(target)
  return waiting.answers.length > 0 ? vault.save(name, waiting) : vault.delete(name)
}

/** Stores the paper of an open exam, if the browser stores anything. */
export async function savePaper(target: StoredExam, paper: StoredPaper): Promise<void> {
  await vault?.save(paperName(target), paper)
}

/** Returns the stored parts of an exam; unreadable parts count as missing. */
export async function readSavedExam(
  target: StoredExam,
): Promise<{ paper?: StoredPaper; waiting?: WaitingAnswers }> {
  const paper = z.safeParse(storedPaper, await vault?.read(paperName(target)))
  const waiting = z.safeParse(waitingAnswers, await vault?.read(waitingName(target)))
  return { ...(paper.success && { paper: paper.data }), ...(waiting.success && { waiting: waiting.data }) }
}

/** Deletes the stored parts of an exam after it has ended. */
export async function deleteSavedExam(target: StoredExam): Promise<void> {
  await Promise.all([vault?.delete(paperName(target)), vault?.delete(waitingName(target))])
}
