"""Imperia for programs that learn: every game on its shelf as a Gymnasium-style and a PettingZoo-style environment.

Needs nothing but the standard library and the command ``imperia``; numpy is used where it is installed.
"""

from .aec import ImperiaAEC
from .client import ImperiaError, Process
from .env import ImperiaEnv
from .spaces import Box, Dict, Discrete, Space

__all__ = ["Box", "Dict", "Discrete", "ImperiaAEC", "ImperiaEnv", "ImperiaError", "Process", "Space"]
