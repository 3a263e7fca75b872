import { configure } from '@testing-library/react';

// How long a busy machine takes to show something says nothing about whether it is right.
configure({ asyncUtilTimeout: 15_000 });
