import { type JsonToken, splitJsonTokens } from './json-tokens.ts'

/** The path of a value from the root of a file: ["general", 0, "url"]. */
export type JsonPath = readonly (string | number)[]

export interface JsonDocument {
  value: unknown
  /**
   * Returns the line, starting at 1, of a field's name or of a list's item. If there is no such value, returns the
   * line of the nearest existing parent.
   */
  lineOf(path: JsonPath): number
}

/**
 * A mistake in the syntax of a file; its message is the second half of a sentence about the field at `path`:
 * 'expects "," or "}"'.
 */
export class JsonSyntaxError extends Error {
  readonly line: number
  readonly path: JsonPath
  constructor(line: number, path: JsonPath, message: string) {
    super(message)
    this.line = line
    this.path = path
  }
}

const expectsValue = 'expects a value (a text in quotes, a number, true, false, null, { or [)'
const expectsName = 'expects the name of a field in quotes next, and no comma before a closing }'
const expectsClosedText = 'expects a text that a quote ends on its line, with \\\\ for each backslash'

class Reader {
  readonly lines = new Map<string, number>()
  private readonly tokens: JsonToken[]
  private index = 0
  constructor(text: string) {
    this.tokens = splitJsonTokens(text)
  }

  private get token(): JsonToken {
    return this.tokens[Math.min(this.index, this.tokens.length - 1)] as JsonToken
  }

  private take(): JsonToken {
    const { token } = this
    this.index++
    return token
  }

  root(): unknown {
    const value = this.value([])
    if (this.token.text !== '')
      throw new JsonSyntaxError(this.token.line, [], 'expects nothing after its last bracket')
    return value
  }

  private value(path: JsonPath): unknown {
    this.lines.set(JSON.stringify(path), this.lines.get(JSON.stringify(path)) ?? this.token.line)
    const token = this.take()
    if (token.text === '{') return this.fields(path)
    if (token.text === '[') return this.items(path)
    return this.scalar(token, path, expectsValue)
  }

  private scalar({ text, line }: JsonToken, path: JsonPath, message: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw new JsonSyntaxError(line, path, text.startsWith('"') ? expectsClosedText : message)
    }
  }

  private fields(path: JsonPath): unknown {
    const fields = new Map<string, unknown>()
    if (this.skip('}')) return {}
    do {
      const name = this.name(path, [...fields.keys()].at(-1))
      if (fields.has(name)) throw new JsonSyntaxError(this.token.line, [...path, name], 'is written twice')
      fields.set(name, this.valueOfField([...path, name]))
    } while (this.hasNext('}', [...path, [...fields.keys()].at(-1) as string]))
    return Object.fromEntries(fields)
  }

  private name(path: JsonPath, previous: string | undefined): string {
    const { token } = this
    const near = previous === undefined ? path : [...path, previous]
    const name = token.text.startsWith('"') ? this.scalar(token, near, expectsName) : undefined
    if (typeof name !== 'string') throw new JsonSyntaxError(token.line, near, expectsName)
    this.lines.set(JSON.stringify([...path, name]), token.line)
    this.index++
    return name
  }

  private valueOfField(path: JsonPath): unknown {
    if (this.token.text !== ':')
      throw new JsonSyntaxError(this.token.line, path, 'expects a ":" after its name')
    this.index++
    return this.value(path)
  }

  private items(path: JsonPath): unknown[] {
    const items: unknown[] = []
    if (this.skip(']')) return items
    do items.push(this.value([...path, items.length]))
    while (this.hasNext(']', [...path, items.length - 1]))
    return items
  }

  private skip(bracket: string): boolean {
    if (this.token.text !== bracket) return false
    this.index++
    return true
  }

  /**
   * Reads the token after a value: returns true for a comma, false for the closing bracket. A missing comma is
   * reported on the line of the value.
   */
  private hasNext(bracket: string, last: JsonPath): boolean {
    const line = this.tokens[this.index - 1]?.line ?? 1
    const { text } = this.take()
    if (text !== ',' && text !== bracket)
      throw new JsonSyntaxError(line, last, `expects "," or "${bracket}" after it`)
    return text === ','
  }
}

/** Parses JSON with line numbers. Throws a JsonSyntaxError for malformed text and for a duplicate field. */
export function parseJson(text: string): JsonDocument {
  const reader = new Reader(text)
  const value = reader.root()
  const lineOf = (path: JsonPath): number =>
    reader.lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)
  return { value, lineOf }
}
