export declare function takes(file: string): boolean;
export declare function givesBack(file: string): void;
