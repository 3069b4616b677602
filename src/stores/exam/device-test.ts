import { atom } from 'nanostores'
import { getServerTime } from '../../contract/protocol/server-time.ts'
import { environment } from '../../environment/environment.ts'
import { examDevice } from '../../environment/exam-device.ts'

/**
 * The results of the device test. A result is null while it is unknown. `line` rates the connection; `delay` is the
 * median response time of three requests, in milliseconds.
 */
export interface DeviceTestResults {
  connection: 'good' | 'slow' | 'none' | null
  delay: number | null
  /** Whether answers can be stored on this device. */
  canStore: boolean | null
  /** Whether the page can be reloaded offline. */
  canReload: boolean | null
}

const unknownReadiness: DeviceTestResults = { connection: null, delay: null, canStore: null, canReload: null }
export const $deviceTestResults = atom<DeviceTestResults>(unknownReadiness)

/** The response time in milliseconds from which the connection counts as slow. */
const slowFrom = 1500

const setReadiness = (part: Partial<DeviceTestResults>): void =>
  $deviceTestResults.set({ ...$deviceTestResults.get(), ...part })

/** Tests what the exam needs: the response time of three requests, storage on the device, and caching the page. */
export async function testDevice(person: number): Promise<void> {
  $deviceTestResults.set(unknownReadiness)
  await Promise.all([
    testConnection(),
    testStorage(person),
    examDevice()
      .cachePage()
      .then((canReload) => setReadiness({ canReload })),
  ])
}

async function testConnection(): Promise<void> {
  const delays: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const begun = examDevice().elapsed()
    const result = await environment().api.call(getServerTime, {})
    if (!result.ok) return setReadiness({ connection: 'none', delay: null })
    delays.push(examDevice().elapsed() - begun)
  }
  const delay = Math.round(delays.toSorted((one, other) => one - other)[1] as number)
  setReadiness({ connection: delay < slowFrom ? 'good' : 'slow', delay })
}

async function testStorage(person: number): Promise<void> {
  const vault = examDevice().openStore(person)
  const text = String(examDevice().elapsed())
  const canStore = (await vault.save('test', text)) && (await vault.read('test')) === text
  await vault.delete('test')
  setReadiness({ canStore: canStore })
}
