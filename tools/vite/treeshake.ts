/** The engine only computes, which a fence holds, so a module of it that a page does not ask for has no effect to keep. */
export const treeshake = { moduleSideEffects: [{ test: /\/engine\/src\//, sideEffects: false }] };
