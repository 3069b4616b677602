import * as z from 'zod/mini'
import { type RoomAnswer, type StoredPaper, storedPaper, waitingAnswers } from '../../domain/exam/room.ts'
import { type EncryptedStore, encryptedDevice } from '../../environment/device.ts'

/** Answers on their way, with the attempt and the seat that they belong to. */
export type WaitingAnswers = z.infer<typeof waitingAnswers>
export type PositionedAnswer = RoomAnswer & { position: number }

/** What something is kept of: an exam, or a mock exam of a bank. */
interface Sitting {
  exam: string
  targetId: number
}

let vault: EncryptedStore | undefined

/** Opens what a person has kept on this device. */
export const openVaultOf = (person: number): void => {
  vault = encryptedDevice().openStore(person)
}

const paperName = ({ exam, targetId }: Sitting): string => `paper ${exam} ${targetId}`
const waitingName = (target: Sitting): string => `waiting ${paperName(target)}`

/** Whether something is kept at all: in some browsers and windows nothing may be. */
export const saveWaiting = async (target: Sitting, waiting: WaitingAnswers): Promise<boolean> => {
  if (!vault) return false
  if (waiting.answers.length > 0) return vault.save(waitingName(target), waiting)
  await vault.delete(waitingName(target))
  return true
}

export const savePaper = async (target: Sitting, paper: StoredPaper): Promise<boolean> =>
  (await vault?.save(paperName(target), paper)) ?? false

/** What was kept of an exam; what can't be read counts as nothing. */
export async function readSavedExam(
  target: Sitting,
): Promise<{ paper?: StoredPaper; waiting?: WaitingAnswers }> {
  const paper = z.safeParse(storedPaper, await vault?.read(paperName(target)))
  const waiting = z.safeParse(waitingAnswers, await vault?.read(waitingName(target)))
  return { ...(paper.success && { paper: paper.data }), ...(waiting.success && { waiting: waiting.data }) }
}

/** Forgets an exam, once it is over. */
export async function deleteSavedExam(target: Sitting): Promise<void> {
  await Promise.all([vault?.delete(paperName(target)), vault?.delete(waitingName(target))])
}
