import { collectFigures } from './figures.ts'
import { formatModuleTable } from './module-table.ts'

/**
 * `npm run figures` prints counts about the structure of the code. `npm run figures -- FOLDER` prints the counts of
 * another checkout.
 */
const [folder] = process.argv.slice(2)
if (folder) process.chdir(folder)
const { modules: rooms, counts } = collectFigures()
console.log(formatModuleTable(rooms))
for (const [name, count] of counts) console.log(`${String(count).padStart(6)}  ${name}`)
