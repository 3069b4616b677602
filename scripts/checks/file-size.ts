import { type CheckFinding, createWarning, error } from './check-finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

const questionedOver = 200
const refusedOver = 300

/** Matches texts and tables that are long by nature. */
const mayBeLong = /^(server\/db\/migrations\/|src\/i18n\/messages\/)/

/** Finds long files: a file has about 50 lines; more than 200 is a warning, more than 300 an error. */
export function findLongFiles(files: readonly ProjectFile[]): CheckFinding[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0)
    if (lines <= questionedOver || mayBeLong.test(file.path) || isTest(file)) return []
    return lines > refusedOver
      ? [error(file.path, `${lines} lines: split it, the limit is ${refusedOver}`)]
      : [createWarning(file.path, `${lines} lines: check that it is still about one noun`)]
  })
}
