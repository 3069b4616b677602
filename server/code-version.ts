/**
 * The version of this code, which the build writes into a bundle (scripts/build); undefined if the sources run
 * unbuilt.
 */
export const codeVersion: string | undefined = process.env.CODE_VERSION
