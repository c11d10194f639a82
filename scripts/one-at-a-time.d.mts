export declare function takes(file: string): boolean;
export declare function givesBack(file: string): void;
export declare function oneAtATime(lock: string, isDone: () => boolean, work: () => unknown): Promise<void>;
