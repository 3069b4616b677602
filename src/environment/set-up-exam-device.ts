import { createBrowserExamDevice } from './browser-exam-device.ts'
import { ensureExamDevice } from './exam-device.ts'

/** Sets the exam device of the real browser, unless a test has set another one. */
export const setUpExamDevice = (): void => ensureExamDevice(createBrowserExamDevice)
