export declare function frozen(id: string, from?: string): Promise<string>;
