import { browserDevice } from './browser-device.ts'
import { encryptedDevice, setDevice } from './device.ts'

/** Sets the real browser's device for the stores, unless a test has set another. */
export function setUpDevice(): void {
  try {
    encryptedDevice()
  } catch {
    setDevice(browserDevice())
  }
}
