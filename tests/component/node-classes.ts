import { Blob, File } from 'node:buffer'

/** Returns the Node class that a jsdom class replaces, which is its prototype. */
const originalOf = (made: object): unknown => Object.getPrototypeOf(made)

/**
 * Replaces jsdom's classes for files and forms by those of Node, because page and server run in one process, and
 * Node can't read uploads of jsdom's classes. A form can still be created from a jsdom form, with its entries and
 * chosen files.
 */
export async function takeClassesOfNode(): Promise<void> {
  // Test files share the environment, so the classes may be replaced already.
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
