import { readPeakMemory, startBenchPortal } from './bench-portal.ts'
import { addGeneratedCourses } from './generated-courses.ts'
import { measureChange, measureFullPublish } from './measure.ts'

/**
 * Publishes catalogues of several sizes (in pages): first without earlier pages, then after single changes. Prints
 * the times and the peak memory.
 */
export async function benchPages(sizes: readonly number[]): Promise<void> {
  const portal = await startBenchPortal()
  try {
    console.log('pages    cold s  pages/s  peak MB  one change ms (first, then warm)')
    let courses = 0
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await addGeneratedCourses(portal.api, courses, size / 2)
      courses = size / 2
      const cold = await measureFullPublish(portal, '--apart')
      const changes: number[] = []
      for (const round of [1, 2, 3, 4])
        changes.push(await measureChange(portal, 1001, `Changed ${size} ${round}`))
      const row = [
        cold.pages,
        cold.seconds.toFixed(1),
        Math.round(cold.pages / cold.seconds),
        Math.round(cold.memory),
      ]
      console.log(`${row.map((cell) => String(cell).padStart(7)).join(' ')}  ${changes.join(', ')}`)
    }
    console.log(`This process: ${Math.round(readPeakMemory('self'))} MB`)
  } finally {
    await portal.stop()
  }
}
