import { type CheckFinding, createWarning, error } from './check-finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

const questionedOver = 200
const refusedOver = 300

/** Matches texts and tables that are long by nature. */
const mayBeLong = /^(server\/db\/migrations\/|src\/i18n\/messages\/)/

/** Finds long files: a file is about 50 lines, questioned at 200 and refused at 300. */
export function findLongFiles(files: readonly ProjectFile[]): CheckFinding[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0)
    if (lines <= questionedOver || mayBeLong.test(file.path) || isTest(file)) return []
    return lines > refusedOver
      ? [error(file.path, `${lines} lines: split it, ${refusedOver} are the most`)]
      : [createWarning(file.path, `${lines} lines: is this still one noun?`)]
  })
}
