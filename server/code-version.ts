/** The version of this code: a bundle has it written here (scripts/build); undefined where the sources run as they are. */
export const codeVersion: string | undefined = process.env.CODE_VERSION
