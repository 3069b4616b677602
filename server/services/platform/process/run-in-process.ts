import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { deserialize } from 'node:v8'

/** How much memory a program may use for its objects, in megabytes, and how long it may take, in milliseconds. */
export interface ProcessLimits {
  megabytes: number
  milliseconds: number
}

/** What a program is given: words as its arguments, and bytes as its standard input. */
export interface ProcessInput {
  words: readonly string[]
  bytes: Uint8Array
}

/** The folder in which whoever runs Node lets it store compiled code; a program starts twice as fast with it. */
const compileCache = process.env.NODE_COMPILE_CACHE

/**
 * Runs a program as a process of its own that writes one serialized value to its standard output, and returns that value; `tooCostly` where
 * it takes more memory or time than it may. A thread is not enough for a program that reads what others wrote: where a step of V8 itself
 * runs out of memory, it ends the whole process, and no such step of a thread can be interrupted. The program has none of the server's environment
 * variables, and so none of its secrets. A program that fails is a fault.
 */
export function runInProcess<Value>(
  file: URL,
  { words, bytes }: ProcessInput,
  { megabytes, milliseconds }: ProcessLimits,
): Promise<Value | 'tooCostly'> {
  return new Promise((resolve, reject) => {
    const options = [`--max-old-space-size=${megabytes}`, '--no-warnings']
    const child = spawn(process.execPath, [...options, fileURLToPath(file), ...words], {
      env: compileCache ? { NODE_COMPILE_CACHE: compileCache } : {},
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const parts: Uint8Array[] = []
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
    child.stdout.on('data', (part: Uint8Array) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      // Killed here for its time, or by V8 for its memory.
      if (signal) resolve('tooCostly')
      else if (code === 0) resolve(deserialize(Buffer.concat(parts)) as Value)
      else reject(new Error(`${file.pathname} ended with ${code}`))
    })
    // A program that ends early closes its input: the outcome says why.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
  })
}
