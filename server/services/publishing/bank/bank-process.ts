import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { readBankWithinLimits } from './read-bank-within-limits.ts'

// Reads one question bank from standard input, checks it against the limits, and writes it to standard output.
const [name = '', language = ''] = process.argv.slice(2)
const bytes = new Uint8Array(await buffer(process.stdin))
process.stdout.write(serialize(readBankWithinLimits({ name, language, bytes })))
