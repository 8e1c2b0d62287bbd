/**
 * Builds the server and the programs of confined processes if they are missing or of other sources than those that are here.
 * @returns the server's file
 */
export declare function ensurePrograms(): Promise<string>
