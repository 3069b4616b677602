import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { readLimitedBank } from './read-limited-bank.ts'

/**
 * A process that reads one question bank from standard input and writes it, checked against the limits, to standard
 * output.
 */
const [name = '', language = ''] = process.argv.slice(2)
const bytes = new Uint8Array(await buffer(process.stdin))
process.stdout.write(serialize(readLimitedBank({ name, language, bytes })))
