/** The part of the package that is used: files and units as objects. */
declare module 'xliff' {
  interface XliffDocument {
    sourceLanguage: string
    targetLanguage: string
    resources: Record<string, Record<string, { source: string; target?: string; note?: string }>>
  }
  export function js2xliff(document: XliffDocument): Promise<string>
  export function xliff2js(xml: string): Promise<XliffDocument>
}
