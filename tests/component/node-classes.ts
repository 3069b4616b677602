import { Blob, File } from 'node:buffer'

/** jsdom's replacement of a Node class is derived from the Node class. */
const originalOf = (made: object): unknown => Object.getPrototypeOf(made)

/**
 * Page and server run in one process, and Node can't read uploads of jsdom's classes, so files and forms are Node's
 * own. A form still reads the entries and chosen files of a jsdom form.
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
