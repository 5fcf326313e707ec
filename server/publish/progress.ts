export type PublishStep = 'pictures' | 'pages';
export type OnProgress = (step: PublishStep, done: number, total: number) => void;
