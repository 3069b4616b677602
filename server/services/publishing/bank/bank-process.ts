import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { readLimitedBank } from './read-limited-bank.ts'

/** A process that reads one bank from its standard input, and writes it to its standard output as a pool can use it. */
const [name = '', language = ''] = process.argv.slice(2)
const bytes = new Uint8Array(await buffer(process.stdin))
process.stdout.write(serialize(readLimitedBank({ name, language, bytes })))
