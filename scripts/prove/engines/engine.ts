/** A browser that a verification controls as a person would: it opens pages, clicks elements by XPath, and types. */
export interface BrowserEngine {
  /** The engine and its version, as the browser reports them. */
  name: string
  open(address: string): Promise<void>
  /** Evaluates a JavaScript expression in the page. If the result is a promise, awaits it. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Clicks the first element that an XPath finds; waits until such an element exists. */
  click(xpath: string): Promise<void>
  /** Types a text into the first element that an XPath finds. */
  type(xpath: string, text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Returns the errors that the page has reported since the last call, if the engine reports errors. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** The timeout for an element to appear in a page, in milliseconds. */
export const elementTimeout = 20_000
