import { readSetting } from '../address/setting.ts'

/** Whether shortcuts of a single key are on; they can be switched off (WCAG 2.1.4). */
export const hasSingleKeyShortcuts = (): boolean => readSetting('keys') !== 'off'
