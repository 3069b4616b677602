import { readSetting, saveSetting } from '../../address/setting.ts'

/** The maximum number of stored ids; the server lists fewer actions than this. */
const maxStored = 50

const readSeen = (): string[] => readSetting('seenActs')?.split(' ') ?? []

/** Whether this browser has already shown the result of an action on several items. */
export const isSeen = (id: number): boolean => readSeen().includes(String(id))

/** Stores that this browser has shown the result of an action. */
export const markSeen = (id: number): void =>
  saveSetting('seenActs', [...new Set([...readSeen(), String(id)])].slice(-maxStored).join(' '))
