import { createBrowserDevice } from './browser-device.ts'
import { examDevice, setExamDevice } from './exam-device.ts'

/** Sets the real browser's device for the stores, unless a test has set another. */
export function setUpExamDevice(): void {
  try {
    examDevice()
  } catch {
    setExamDevice(createBrowserDevice())
  }
}
