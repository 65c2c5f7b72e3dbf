"""What actions and observations look like, in the manner of Gymnasium's spaces; nothing of Gymnasium is needed."""

import math
import random

try:
    import numpy
except ImportError:
    numpy = None


def array(values, dtype):
    return numpy.array(values, dtype=dtype) if numpy else values


class Space:
    """What values belong to: ``value in space``, ``space.sample()``."""

    def __init__(self, shape=None, dtype=None):
        self.shape = shape
        self.dtype = dtype
        self._luck = random.Random()

    def seed(self, seed=None):
        """After the same seed the same values are sampled."""
        self._luck.seed(seed)

    def __contains__(self, value):
        return self.contains(value)

    def __eq__(self, other):
        return type(self) is type(other) and self._traits() == other._traits()

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(map(str, self._traits()))})"


class Discrete(Space):
    """Whole numbers from 0 to n - 1."""

    def __init__(self, n):
        super().__init__((), "int64")
        self.n = n
        self.start = 0

    def sample(self, mask=None):
        """Any of them, or any of those whose entry in the mask is not 0."""
        return self._luck.choice([i for i in range(self.n) if mask is None or mask[i]])

    def contains(self, value):
        # What is no whole number has no __index__, numpy's whole numbers have.
        return hasattr(value, "__index__") and 0 <= value < self.n

    def _traits(self):
        return (self.n,)


class Box(Space):
    """Vectors of one length, each number of which lies between two bounds."""

    def __init__(self, low, high, shape, dtype):
        super().__init__(shape, dtype)
        self._bounds = (low, high)
        self.low = array([low] * shape[0], dtype)
        self.high = array([high] * shape[0], dtype)

    def sample(self, mask=None):
        """Numbers at random: to try out a program that takes such vectors. No game need look like that."""
        return array([self._number() for _ in range(self.shape[0])], self.dtype)

    def _number(self):
        low, high = self._bounds
        if math.isinf(low) or math.isinf(high):
            return self._luck.gauss(0, 1)
        return self._luck.randint(low, high) if self.dtype == "int8" else self._luck.uniform(low, high)

    def contains(self, value):
        low, high = self._bounds
        return hasattr(value, "__len__") and len(value) == self.shape[0] and all(low <= number <= high for number in value)

    def _traits(self):
        return (*self._bounds, self.shape, self.dtype)


class Dict(Space):
    """Several spaces by name."""

    def __init__(self, spaces):
        super().__init__()
        self.spaces = dict(spaces)

    def __getitem__(self, name):
        return self.spaces[name]

    def __iter__(self):
        return iter(self.spaces)

    def __len__(self):
        return len(self.spaces)

    def keys(self):
        return self.spaces.keys()

    def items(self):
        return self.spaces.items()

    def seed(self, seed=None):
        super().seed(seed)
        for space in self.spaces.values():
            space.seed(self._luck.randrange(2**31))

    def sample(self, mask=None):
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, value):
        return (
            isinstance(value, dict)
            and value.keys() == self.spaces.keys()
            and all(value[name] in space for name, space in self.spaces.items())
        )

    def _traits(self):
        return (self.spaces,)


def observation_space(size, actions):
    """Of the vector of a seat, with the mask of its actions."""
    return Dict(
        {
            "observation": Box(-math.inf, math.inf, (size,), "float32"),
            "action_mask": Box(0, 1, (actions,), "int8"),
        }
    )
