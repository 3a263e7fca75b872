/** Makes a function of the text of its body; only a process that may run generated code has one. */
export type CompileText = (body: string, parameters: string[]) => (...values: unknown[]) => unknown;
