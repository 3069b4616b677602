import { createBrowserExamDevice } from './browser-exam-device.ts'
import { examDevice, setExamDevice } from './exam-device.ts'

/** Sets the exam device of the real browser, unless a test has set another one. */
export function setUpExamDevice(): void {
  try {
    examDevice()
  } catch {
    setExamDevice(createBrowserExamDevice())
  }
}
