import { Blob, File } from 'node:buffer'

/** What the environment has put in the place of a class of Node's is derived from it. */
const originalOf = (made: object): unknown => Object.getPrototypeOf(made)

/**
 * The page and the server live in one process here, and Node reads no uploads of jsdom's classes: files and forms are
 * Node's own. A form of jsdom still tells what was typed into it, and which files were chosen.
 */
export async function takeClassesOfNode(): Promise<void> {
  // Files of tests share the environment, and so what was put there before.
  if ((globalThis.File as unknown) === File) return
  const FormOfPage = FormData
  const FormOfNode = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData
  class Form extends FormOfNode {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      for (const [name, value] of form ? new FormOfPage(form, submitter) : [])
        if (typeof value === 'string') this.append(name, value)
      for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
        for (const file of files ?? []) this.append(name, file)
    }
  }
  Object.assign(globalThis, { Blob, File, FormData: Form })
  Object.assign(globalThis, { Request: originalOf(Request), Uint8Array: originalOf(Buffer) })
}
