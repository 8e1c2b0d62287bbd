/** Where `server/build/build-programs.ts` puts programs of confined processes, each with all that it imports. */
export declare const BUILT_PROGRAMS: string
/** Where it puts the server, and what that loads only when it is needed. */
export declare const BUILT_SERVER: string
/** What `npm start` runs. */
export declare const SERVER_PROGRAM: string
export declare const MANIFEST = 'programs.json'
export interface ProgramManifest {
  /** File of each program in its folder, by the path of its source from the root. */
  files: Record<string, string>
  /** SHA-256 of all that they were built from, by path from the root. */
  sources: Record<string, string>
}
/** What is asked of a source's contents, here and when programs are built. */
export declare const fingerprintOf: (path: string) => string
/** What was built into `folder`, or null unless all of it is of the sources as they are now. */
export declare function readCurrentManifest(folder?: string): ProgramManifest | null
/**
 * The built program of `source`: it starts in a third of the time, since nothing is looked up or stripped of types. Null
 * where nobody built it, or its sources have changed since: then the source itself is run.
 */
export declare function builtProgram(source: string): string | null
