import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { deserialize } from 'node:v8'

/** The heap limit of a separate process in megabytes, and its time limit in milliseconds. */
export interface ProcessLimits {
  megabytes: number
  milliseconds: number
}

/** The input of a program: texts as its command-line arguments, bytes as its standard input. */
export interface ProcessInput {
  args: readonly string[]
  bytes: Uint8Array
}

/** The folder of Node's compile cache, if configured; a program starts twice as fast with it. */
const compileCache = process.env.NODE_COMPILE_CACHE

/**
 * Runs a program in a separate process and returns the one serialized value that the program writes to standard
 * output, or `tooCostly` if the program exceeds its memory or time. Throws if the program fails. A worker thread is
 * not enough for a program that parses uploads: in some steps of V8, running out of memory ends the whole process,
 * and no worker thread can be interrupted during these steps. The program gets none of the server's environment
 * variables, so it has no access to secrets.
 */
export function runInProcess<Value>(
  file: URL,
  { args, bytes }: ProcessInput,
  { megabytes, milliseconds }: ProcessLimits,
): Promise<Value | 'tooCostly'> {
  return new Promise((resolve, reject) => {
    const options = [`--max-old-space-size=${megabytes}`, '--no-warnings']
    const child = spawn(process.execPath, [...options, fileURLToPath(file), ...args], {
      env: compileCache ? { NODE_COMPILE_CACHE: compileCache } : {},
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const parts: Uint8Array[] = []
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
    child.stdout.on('data', (part: Uint8Array) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      // The process was killed by the timer, or V8 aborted it because of its memory limit.
      if (signal) resolve('tooCostly')
      else if (code === 0) resolve(deserialize(Buffer.concat(parts)) as Value)
      else reject(new Error(`${file.pathname} ended with ${code}`))
    })
    // If a program ends early, writing to its input fails. The error is ignored because the exit code gives the
    // reason.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
  })
}
